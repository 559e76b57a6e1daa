/** Not seen: by it a password manager knows whose password a form asks for. */
export function HiddenUsername({ username }: { username: string }) {
  return (
    <input
      type="text"
      className="ui-hidden"
      autoComplete="username"
      value={username}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
