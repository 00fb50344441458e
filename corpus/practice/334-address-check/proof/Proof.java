import com.shipping.address.*;

public class Proof {
    public static void main(String[] args) {
        AddressChecker c = new AddressChecker();
        for (Address a : new Address[] {new Address("Main 1", "12345", "Bonn", "DE"), new Address("Main 1", "x", "Bonn", "DE"), new Address("", "1", " ", "Germany")}) {
            System.out.println(c.check(a) + " " + c.problems());
        }
    }
}
