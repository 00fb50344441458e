package health.registry;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class InMemoryPatientStore implements PatientStore {
    private final Map<String, Patient> patients = new TreeMap<>();

    @Override
    public Patient byInsurance(String insuranceId) {
        return patients.get(insuranceId);
    }

    @Override
    public void save(Patient patient) {
        patients.put(patient.insuranceId(), patient);
    }

    @Override
    public Collection<Patient> all() {
        return List.copyOf(patients.values());
    }
}
