package bio.herbarium;

public record Specimen(String species, String collector, int year) { }
