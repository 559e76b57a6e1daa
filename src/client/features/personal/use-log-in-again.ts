import { useNavigate } from '@tanstack/react-router';
import { deviceSession } from '#client/offline/session/session.ts';

/** Ends the session on this device, which the server has ended, and leads to the login and from there back here. */
export function useLogInAgain(): () => void {
  const navigate = useNavigate();
  return () => {
    deviceSession.end('logout');
    void navigate({ href: '/login?redirect=%2Fpersonal%2Fsecurity' });
  };
}
