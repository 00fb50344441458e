import java.util.Map;
import letters.LetterTemplate;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        LetterTemplate l = new LetterTemplate("Dear {{name}}, you owe {{sum}} ({{x}}).");
        System.out.println(l.placeholders());
        t("plain", () -> l.fill(Map.of("name", "Ann", "sum", "5 EUR")));
        t("dollar", () -> l.fill(Map.of("name", "Ann", "sum", "US$ 5")));
        t("dollar1", () -> l.fill(Map.of("name", "Ann", "sum", "$15")));
        t("backslash", () -> l.fill(Map.of("name", "CORP\\ann", "sum", "5")));
    }
}
