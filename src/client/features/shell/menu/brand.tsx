import { LOGO_WALLS, LOGO_WAY } from '#client/ui/drawings/logo.tsx';

/** The company's mark, the same as on the icons of the installed site, and both names. */
export function Brand() {
  return (
    <>
      <svg className="shell-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <rect width="40" height="40" rx="9" fill="#26499d" />
        <path fill="#fff" d={LOGO_WALLS} />
        <g fill="none" strokeLinecap="round">
          <path stroke="#26499d" strokeWidth="7" d={LOGO_WAY} />
          <path stroke="#f08a3c" strokeWidth="3.6" d={LOGO_WAY} />
        </g>
      </svg>
      <span className="shell-words">
        <strong lang="zh-CN">港途国际物流</strong>
        <span lang="en">Harbourway</span>
      </span>
    </>
  );
}
