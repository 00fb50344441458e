package health.registry;

public record Patient(int number, String insuranceId, String name) { }
