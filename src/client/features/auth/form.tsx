import type { FormEvent, ReactNode } from 'react';
import type { AccountForm } from './use-account-form.ts';

/** A form of the pages about accounts; its own checks take the browser's place. */
export function Form({
  form,
  onSubmit,
  children,
}: {
  form: AccountForm;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form ref={form.element} className="auth-form" noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
