package org.prismgl.lint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reports names in shaders that clash with keywords or outdated semantics. */
public class IdentifierCheck {

    private static final Set<String> RESERVED;
    private static final Set<String> DEPRECATED_SEMANTICS;

    static {
        Set<String> reserved = new HashSet<>(Arrays.asList("sampler", "texture", "uniform", "varying", "discard"));
        RESERVED = Collections.unmodifiableSet(reserved);
        Set<String> deprecated = new HashSet<>(Arrays.asList("COLOR0", "DEPTH", "VPOS"));
        DEPRECATED_SEMANTICS = Collections.unmodifiableSet(deprecated);
    }

    public List<String> check(List<Declaration> declarations) {
        List<String> findings = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Declaration d : declarations) {
            if (isReserved(d.name())) {
                findings.add(d.name() + ": reserved word");
            }
            if (isDeprecated(d.semantic())) {
                findings.add(d.name() + ": deprecated semantic " + d.semantic());
            }
            if (!seen.add(d.name())) {
                findings.add(d.name() + ": declared twice");
            }
        }
        return findings;
    }

    public static boolean isReserved(String name) {
        return RESERVED.contains(name);
    }

    private static boolean isDeprecated(String semantic) {
        return DEPRECATED_SEMANTICS.contains(semantic);
    }
}
