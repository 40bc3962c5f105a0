event-cheered = FR { $seat } gets { $cheers } cheers.
