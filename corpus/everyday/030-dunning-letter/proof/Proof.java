import com.collecto.letters.LetterTemplate;
import java.util.Map;

public class Proof {
    public static void main(String[] args) {
        LetterTemplate letter = new LetterTemplate("Dear {name}, please pay {amount} until {day}.");
        System.out.println(letter.fields());
        t("euro", () -> letter.fill(Map.of("name", "Ann", "amount", "12 EUR")));
        t("dollar", () -> letter.fill(Map.of("name", "Ann", "amount", "$12.50")));
        t("backslash", () -> letter.fill(Map.of("name", "ACME\\Ann", "amount", "12 EUR")));
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
