import io.postmill.render.*;
import java.util.Map;

public class Proof {
    public static void main(String[] args) {
        NoticeTemplate t = new NoticeTemplate("Dear ${name:friend}, you owe ${sum}. ${open");
        System.out.println(t.placeholders() + " " + t.render(Map.of("sum", "12 EUR")));
        for (String sum : new String[] {"a\\b", "US$ 5", "$5"}) {
            try {
                System.out.println(t.render(Map.of("name", "Ida", "sum", sum)));
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
    }
}
