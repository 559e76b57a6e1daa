import { renderToString } from 'react-dom/server';
import { createApp } from './app.tsx';

/** The content of the page as the server sends it. */
export const html = renderToString(await createApp(true));
