import com.revtrail.access.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Proof {
    interface Call {
        Object get() throws Exception;
    }

    static void show(String label, Call call) {
        try {
            System.out.println(label + ": " + call.get());
        } catch (Exception e) {
            boolean own = e.getClass() == IllegalArgumentException.class || e.getClass() == IllegalStateException.class;
            System.out.println(label + ": " + e.getClass().getName() + (own ? " " + e.getMessage() : ""));
        }
    }


    public static void main(String[] args) {
        BranchProtection empty = new BranchProtection();
        BranchProtection p = new BranchProtection().protect("main", Role.MAINTAINER).protect("release/lts", null).protect("release/*", Role.OWNER).protect("dev*", Role.DEVELOPER).protect("main", Role.OWNER).protect("", Role.READER);
        BranchProtection all = new BranchProtection().protect("a*b", Role.OWNER).protect("*", Role.MAINTAINER);
        BranchProtection broken = new BranchProtection().protect("x", Role.OWNER).protect(null, Role.OWNER);
        for (BranchProtection b : List.of(empty, p, all, broken))
            for (boolean frozen : new boolean[] {false, true, false}) {
                b.freeze(frozen);
                for (Role r : new Role[] {null, Role.READER, Role.DEVELOPER, Role.MAINTAINER, Role.OWNER})
                    for (String n : new String[] {"main", "main2", "release/lts", "release/1", "release/", "release", "dev", "develop", "x", "", "a*b", "*", null})
                        for (boolean force : new boolean[] {false, true}) show(frozen + " " + r + " " + n + " " + force, () -> b.mayPush(r, n, force));
            }
    }
}
