export const opening = 'Link inafunguliwa…'
