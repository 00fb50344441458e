import com.freightline.pricing.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        SurchargeCalculator calculator = new SurchargeCalculator(List.of(
                new SurchargeRule("fuel", 1250, 100), new SurchargeRule("toll", 333, 0)));
        for (long cents : new long[] {0, 1000, 12345, -1000, -12345, -4}) {
            System.out.println(cents + " " + calculator.surcharges(cents) + " " + calculator.total(cents));
        }
    }
}
