import com.postroom.template.MessageTemplate;
import java.util.Map;

public class Proof {
    public static void main(String[] args) {
        MessageTemplate template = new MessageTemplate("Dear {name}, {amount} is due. {other} {} {X}");
        System.out.println(template.placeholders());
        System.out.println(template.render(Map.of("name", "Ms. Oduya", "amount", "25 EUR")));
        System.out.println(template.render(Map.of("name", "CORP\\oduya")));
        try {
            System.out.println(template.render(Map.of("name", "Ms. Oduya", "amount", "$25")));
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
