package health.ward;

public enum AdmissionState { EXPECTED, ARRIVED, ADMITTED, IN_SURGERY, DISCHARGED, CANCELLED }
