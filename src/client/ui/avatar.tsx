import './avatar.css';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { UserIcon } from './icons/interface-icons.tsx';

interface AvatarProps {
  /** Address of the picture, or empty. */
  src: string;
  size?: 'small' | 'large' | undefined;
}

/** A person's picture, or a stand-in where there is none or it cannot be had; the name stands beside it. */
export function Avatar({ src, size = 'small' }: AvatarProps) {
  const [failed, setFailed] = useState('');
  return (
    <span className={classNames('ui-avatar', size === 'large' && 'ui-avatar-large')}>
      {src === '' || src === failed ? (
        <UserIcon size={size === 'large' ? 48 : 24} />
      ) : (
        <img src={src} alt="" onError={() => setFailed(src)} />
      )}
    </span>
  );
}
