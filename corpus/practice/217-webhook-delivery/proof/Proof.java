import com.hookrelay.delivery.*;
import java.util.ArrayList;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        List<Long> sleeps = new ArrayList<>();
        WebhookSender sender = new WebhookSender(3, 100, 1000, sleeps::add);
        try {
            sender.send(payload -> { throw new DeliveryException("503", true); }, "{}");
        } catch (DeliveryException e) {
            System.out.println(e.getMessage() + " " + sleeps);
        }
    }
}
