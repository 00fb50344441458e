import io.siliconbench.regs.*;

public class Proof {
    public static void main(String[] args) {
        RegisterMapParser p = new RegisterMapParser();
        System.out.println(p.parse("CTRL @ 0x10 : 16 ; control\n\nSTAT@20\nBIG @ 0XFF"));
        for (String t : new String[] {"A @ 010", "B @ 0x20 : 08", "C @ 0"}) {
            try {
                System.out.println(p.parse(t));
            } catch (NumberFormatException e) {
                System.out.println("NumberFormatException");
            }
        }
    }
}
