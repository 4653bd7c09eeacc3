import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAppStore } from '@/store/hooks';

/** Connects the router's `navigate` to the store's services, so that listeners and thunks can redirect. */
export function NavigationBridge() {
  const navigate = useNavigate();
  const { navigation } = useAppStore().services;

  useEffect(
    () => navigation.connect((to, options) => void navigate(to, options)),
    [navigate, navigation],
  );

  return null;
}
