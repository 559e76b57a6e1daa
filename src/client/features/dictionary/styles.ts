// The look of what the server draws: the code of these parts comes later, their styles must not.
import './dictionary.css';
import './entry.css';
import '#client/ui/data-table.css';
import '#client/ui/chips.css';
import '#client/ui/pagination.css';
import '#client/ui/breadcrumbs.css';
import '#client/ui/tabs.css';
import '#client/ui/description-list.css';
import '#client/ui/button-states.css';
import '#client/ui/copy-button.css';
import '#client/ui/empty-state.css';
