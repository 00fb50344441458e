import com.acme.notify.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        for (Map<String, String> s : List.of(Map.<String, String>of(), Map.of("sender", "Shop", "email.footer", "Bye"), Map.of("sms.max", " 20 "))) {
            for (Channel c : List.of(new SmsChannel(s), new EmailChannel(s))) {
                System.out.println(c.name() + " " + c.render("Your ticket", "has been closed by the agent"));
            }
        }
    }
}
