import { useNavigate } from '@tanstack/react-router';
import { endLocked } from '#client/offline/session/call-session.ts';

/**
 * Ends the session on this device, which the server has ended, and leads to the login and from there back here. The device
 * keeps what it has for the same person.
 */
export function useLogInAgain(): () => void {
  const navigate = useNavigate();
  return () => {
    endLocked();
    void navigate({ href: '/login?redirect=%2Fpersonal%2Fsecurity' });
  };
}
