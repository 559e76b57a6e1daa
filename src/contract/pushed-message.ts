/** A message that is pushed to a device, as JSON; the service worker shows it. */
export interface PushedMessage {
  title: string;
  body: string;
  /** Path of this site, which opens when the message is pressed. */
  url: string;
  /** A message with the same tag takes the place of the one before. */
  tag: string;
  /** Notices that are not read yet, for the badge of the app. */
  unread: number;
}
