import org.pharma.orders.*;

public class Proof {
    public static void main(String[] args) {
        DoseSchedule s = new DoseSchedule();
        s.order(Dose.of("2.5", "mg"));
        s.order(Dose.of("2.50", "mg"));
        s.order(Dose.of("1.25", "mg").times(2));
        System.out.println(s.distinctDoses() + " " + s.ordered(Dose.of("2.5", "mg")));
        System.out.println(Dose.of("1", "g").equals(Dose.of("1.0", "g")));
    }
}
