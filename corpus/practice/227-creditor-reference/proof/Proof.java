import com.paybridge.reference.ReferenceCoder;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        ReferenceCoder coder = new ReferenceCoder();
        System.out.println(coder.encodeAll(List.of("1", "2", "3", "4", "5", "6", "9", "1234")));
        System.out.println(coder.isValid("5-X"));
    }
}
