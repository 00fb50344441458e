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
        Patient known = store.byInsurance(insuranceId);
        if (known != null) {
            return known;
        }
        Patient created = new Patient(++lastNumber, insuranceId, name);
        store.save(created);
        return created;
    }

    public Patient rename(String insuranceId, String name) {
        Patient known = store.byInsurance(insuranceId);
        if (known == null) {
            throw new IllegalArgumentException("unknown patient " + insuranceId);
        }
        Patient renamed = new Patient(known.number(), insuranceId, name);
        store.save(renamed);
        return renamed;
    }
}
