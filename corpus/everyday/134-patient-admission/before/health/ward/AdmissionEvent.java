package health.ward;

public enum AdmissionEvent { CHECK_IN, ASSIGN_BED, START_SURGERY, END_SURGERY, DISCHARGE, CANCEL }
