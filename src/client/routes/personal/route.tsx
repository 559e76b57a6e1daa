import { createFileRoute, Outlet } from '@tanstack/react-router';
import { guarded } from '#client/features/auth/guard.ts';
import { PersonalFrame } from '#client/features/personal/personal-frame.tsx';

export const Route = createFileRoute('/personal')({
  beforeLoad: guarded,
  component: Layout,
});

function Layout() {
  return (
    <PersonalFrame>
      <Outlet />
    </PersonalFrame>
  );
}
