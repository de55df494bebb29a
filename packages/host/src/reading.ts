/** Only who takes in a file needs the form of files; nobody who plays waits for it. */
export { readDocument } from '@oubliette/kernel';
