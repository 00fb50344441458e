import org.orbitalworks.airlock.*;

public class Proof {
    public static void main(String[] args) {
        AirlockController c = new AirlockController();
        for (Command cmd : new Command[] {Command.PRESSURISE, Command.DONE, Command.RESET, Command.VENT, Command.ALARM, Command.CLOSE, Command.RESET, Command.OVERRIDE}) {
            System.out.println(cmd + " " + c.handle(cmd));
        }
        System.out.println(c.journal());
    }
}
