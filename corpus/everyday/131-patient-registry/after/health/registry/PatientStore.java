package health.registry;

import java.util.Collection;
import java.util.Optional;

public interface PatientStore {
    /** The patient, or null. */
    Patient byInsurance(String insuranceId);

    default Optional<Patient> find(String insuranceId) {
        return Optional.ofNullable(byInsurance(insuranceId));
    }

    void save(Patient patient);

    Collection<Patient> all();
}
