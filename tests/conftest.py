"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# A busy machine is slow to invent examples and to run them; that is no fault.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
