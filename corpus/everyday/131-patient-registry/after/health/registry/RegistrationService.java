package health.registry;

import java.util.Objects;

public final class RegistrationService {

    private final PatientStore store;
    private int lastNumber;

    public RegistrationService(PatientStore store) {
        this.store = Objects.requireNonNull(store);
    }

    /** Finds the patient or registers a new one. */
    public Patient checkIn(String insuranceId, String name) {
        return store.find(insuranceId)
                .orElse(save(++lastNumber, insuranceId, name));
    }

    public Patient rename(String insuranceId, String name) {
        Patient known = store.find(insuranceId)
                .orElseThrow(() -> new IllegalArgumentException("unknown patient " + insuranceId));
        return save(known.number(), insuranceId, name);
    }

    private Patient save(int number, String insuranceId, String name) {
        Patient patient = new Patient(number, insuranceId, name);
        store.save(patient);
        return patient;
    }
}
