/** The company's mark and both names, drawn so that no picture has to be fetched. */
export function Brand() {
  return (
    <>
      <svg className="shell-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <rect width="40" height="40" rx="9" fill="#26499d" />
        <path d="M8 25.5h24l-3.2 6H11.2z" fill="#fff" />
        <path d="M11 22.5v-6h5.2v6M17.4 22.5v-10h5.2v10M23.8 22.5v-8H29v8" fill="none" stroke="#fff" strokeWidth="2" />
        <path
          d="M7 34.5c2.6 0 2.6-1.5 5.2-1.5s2.6 1.5 5.2 1.5 2.6-1.5 5.2-1.5 2.6 1.5 5.2 1.5 2.6-1.5 5.2-1.5"
          fill="none"
          stroke="#e0731f"
          strokeWidth="1.8"
        />
      </svg>
      <span className="shell-words">
        <strong lang="zh-CN">港途国际物流</strong>
        <span lang="en">Harbourway</span>
      </span>
    </>
  );
}
