package assay.oracle.compile;

import java.lang.reflect.Field;
import org.eclipse.jdt.internal.compiler.Compiler;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;
import org.eclipse.jdt.internal.compiler.lookup.PackageBinding;
import org.eclipse.jdt.internal.compiler.util.HashtableOfPackage;

/**
 * Makes ECJ forget a program and keep the JDK. A program's types hang from its packages, so dropping every package
 * that is not wholly the JDK's drops them all; the rest is per-compilation state that the usual reset clears too.
 * That nothing is left behind is held by a test which compares a kept compiler with a fresh one.
 */
final class EcjMemory {

    private static final Field KNOWN_PACKAGES = field(LookupEnvironment.class, "knownPackages");
    private static final Field SUBPACKAGES = field(PackageBinding.class, "knownPackages");
    private static final Field UNITS = field(LookupEnvironment.class, "units");
    private static final Field LAST_UNIT = field(LookupEnvironment.class, "lastUnitIndex");
    private static final Field LAST_COMPLETED_UNIT = field(LookupEnvironment.class, "lastCompletedUnitIndex");
    private static final Field MISSING_TYPES = field(LookupEnvironment.class, "missingTypes");
    private static final Field STEP_COMPLETED = field(LookupEnvironment.class, "stepCompleted");
    private static final Field GENERIC_METHODS =
            field(LookupEnvironment.class, "uniqueParameterizedGenericMethodBindings");
    private static final Field GET_CLASS_METHODS = field(LookupEnvironment.class, "uniqueGetClassMethodBinding");
    private static final Field DEFAULT_IMPORTS = field(LookupEnvironment.class, "defaultImports");
    private static final Object NO_STEP = STEP_COMPLETED.getType().getEnumConstants()[0];

    static void forgetProgram(Compiler compiler) {
        LookupEnvironment environment = compiler.lookupEnvironment;
        try {
            KNOWN_PACKAGES.set(environment, jdkPackages((HashtableOfPackage<?>) KNOWN_PACKAGES.get(environment)));
            SUBPACKAGES.set(environment.defaultPackage, jdkPackages((HashtableOfPackage<?>)
                    SUBPACKAGES.get(environment.defaultPackage)));
            environment.UnNamedModule.declaredPackages = jdkPackages(environment.UnNamedModule.declaredPackages);
            environment.defaultPackage.knownTypes = null;
            MISSING_TYPES.set(environment, null);
            UNITS.set(environment, new CompilationUnitDeclaration[4]);
            LAST_UNIT.setInt(environment, -1);
            LAST_COMPLETED_UNIT.setInt(environment, -1);
            STEP_COMPLETED.set(environment, NO_STEP);
            GENERIC_METHODS.set(environment, new java.util.HashMap<>());
            GET_CLASS_METHODS.set(environment, null);
            DEFAULT_IMPORTS.set(environment, null);
            environment.unitBeingCompleted = null;
            environment.classFilePool.reset();
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Packages below {@code java} and {@code javax} only: programs don't add to those (a program that does gets a
     * compiler of its own), while a name such as {@code com} may belong to both.
     */
    private static <P extends PackageBinding> HashtableOfPackage<P> jdkPackages(HashtableOfPackage<P> packages) {
        var kept = new HashtableOfPackage<P>();
        if (packages == null) return kept;
        for (char[] name : packages.keys()) {
            String text = new String(name);
            if (text.equals("java") || text.startsWith("java.") || text.equals("javax") || text.startsWith("javax.")) {
                P known = packages.get(name);
                if (known != null) kept.put(name, known);
            }
        }
        return kept;
    }

    private static Field field(Class<?> owner, String name) {
        try {
            Field field = owner.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private EcjMemory() {}
}
