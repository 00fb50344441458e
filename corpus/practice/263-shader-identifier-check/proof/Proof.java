import org.prismgl.lint.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        IdentifierCheck c = new IdentifierCheck();
        System.out.println(c.check(List.of(new Declaration("float4", "pos", "VPOS"), new Declaration("float", "uniform", "TEXCOORD"))));
        try {
            System.out.println(c.check(List.of(new Declaration("float", "scale", null), new Declaration("float", "scale", null))));
        } catch (NullPointerException e) {
            System.out.println("NullPointerException");
        }
    }
}
