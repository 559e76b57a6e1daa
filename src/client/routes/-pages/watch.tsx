export { AskLater } from '#client/features/watch/ask-later.tsx';
export { NoticesPage } from '#client/features/watch/notices-page.tsx';
export { ShipmentLists } from '#client/features/watch/shipment-lists.tsx';
export { WaitingQuestions } from '#client/features/watch/waiting-questions.tsx';
export { WatchThis } from '#client/features/watch/watch-this.tsx';
export { WatchlistPage } from '#client/features/watch/watchlist-page.tsx';
