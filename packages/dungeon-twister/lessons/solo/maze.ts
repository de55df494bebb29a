/** The maze of these lessons, all of it lit. */
export const MAZE = 'maze 37R@2 38L@2 39L@2 40R@2 40L@2 39R@2 38R@2 37L@2';
