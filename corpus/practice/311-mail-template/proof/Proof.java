import com.mailer.templates.MailTemplate;
import java.util.Map;

public class Proof {
    public static void main(String[] args) {
        MailTemplate t = new MailTemplate("Dear {{ name }}, you owe {{sum}} {{x}} {{");
        System.out.println(t.placeholders());
        System.out.println(t.render(Map.of("name", "Ann", "sum", "10 EUR")));
        System.out.println(t.render(Map.of("name", "ACME\\Bob")));
        System.out.println(t.render(Map.of("name", "Ann", "sum", "$10.00")));
    }
}
