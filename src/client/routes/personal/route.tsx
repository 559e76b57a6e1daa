import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PersonalFrame } from '#client/features/personal/personal-frame.tsx';

export const Route = createFileRoute('/personal')({
  component: Layout,
});

function Layout() {
  return (
    <PersonalFrame>
      <Outlet />
    </PersonalFrame>
  );
}
