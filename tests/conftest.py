"""What holds for all tests: none fails because the machine is slow."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "at any speed", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("at any speed")
