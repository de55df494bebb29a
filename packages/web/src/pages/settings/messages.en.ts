export const en = {
  title: 'Settings',
  intro: 'They hold for all tables in this browser, and are not sent anywhere.',
  table: 'At the table',
  device: 'On this device',
  keeping: {
    kept: 'The whole table lies in this browser: it opens without a network, too.',
    coming: 'The table is being fetched, so that it opens without a network, too.',
    refused:
      'The table needs the network here: this browser does not keep it (a private window, or an address without HTTPS).',
  },
  install: 'Install Oubliette',
  byBrowser:
    'To have Oubliette among your apps, use “Install” or “Add to home screen” in the menu of your browser.',
};
