import security.CodeLock;

public class Proof {
    public static void main(String[] args) {
        CodeLock a = new CodeLock("11"), b = new CodeLock("22");
        a.enter("x"); a.enter("x");
        b.enter("x");
        System.out.println(a.isBlocked() + " " + b.isBlocked());
        a.enter("x");
        System.out.println(a.isBlocked() + " " + b.isBlocked() + " " + b.enter("22"));
    }
}
