package health.registry;

import java.util.Collection;

public interface PatientStore {
    /** The patient, or null. */
    Patient byInsurance(String insuranceId);

    void save(Patient patient);

    Collection<Patient> all();
}
