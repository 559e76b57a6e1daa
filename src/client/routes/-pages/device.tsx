export { DevicePage } from '#client/features/device/device-page.tsx';
