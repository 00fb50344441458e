import health.registry.*;

public class Proof {
    public static void main(String[] args) {
        PatientStore s = new InMemoryPatientStore();
        RegistrationService r = new RegistrationService(s);
        System.out.println(r.checkIn("A1", "Mia") + " " + r.checkIn("A1", "M.") + " " + r.checkIn("B2", "Jo"));
        System.out.println(s.all() + " " + r.rename("B2", "Joe") + s.all());
    }
}
