package bio.labdesk.intake;

public record Sample(String barcode, double millilitres, int daysOld, String tube) { }
