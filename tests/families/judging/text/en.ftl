event-cheered = { $seat } gets { $cheers } cheers.
