package com.portal.signup;

import java.util.function.Predicate;

record Rule(String error, Predicate<SignupForm> broken) {
}
