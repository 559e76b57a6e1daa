import { hydrateRoot } from 'react-dom/client';
import { createApp } from './app.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, await createApp(false));
